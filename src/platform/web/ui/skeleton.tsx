import { fixedText } from '#platform/web/fixed-text.ts';
import styles from './skeleton.module.css';

type SkeletonsProps = { names: readonly string[]; classOf?: (name: string) => string };

/** The outlines of things whose content is still loading: rows, unless a class gives a size. */
export function Skeletons({ names, classOf = () => '' }: SkeletonsProps) {
  return (
    <>
      <p className="only-read-aloud" role="status">
        {fixedText('fallback.loading')}
      </p>
      {names.map((name) => (
        <div key={name} className={`${styles.skeleton} ${classOf(name)}`} aria-hidden="true" />
      ))}
    </>
  );
}
