import './skeleton.css';

/** The outline of something whose place is known while its content is on the way; a row unless `className` gives it a size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
