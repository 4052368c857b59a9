import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '#platform/web/ui/card.tsx';

type Props = {
  title: string;
  /** The part at the end of the title's line. */
  beside?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** A card that its heading names, also to those who move by regions. */
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
