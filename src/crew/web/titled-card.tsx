import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '#platform/web/ui/card.tsx';

type Props = {
  title: string;
  /** Shown at the end of the title's line. */
  beside?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** A card that screen readers find as a region, named by its heading. */
export function TitledCard({ title, beside, ref, children }: Props) {
  const id = useId();
  const heading = (
    <h2 className="card-title" id={id}>
      {title}
    </h2>
  );
  return (
    <Card ref={ref} aria-labelledby={id}>
      {beside === undefined ? (
        heading
      ) : (
        <div className="spread">
          {heading}
          {beside}
        </div>
      )}
      {children}
    </Card>
  );
}
