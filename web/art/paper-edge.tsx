// The torn upper edge of a sheet of paper, as wide as its place: lets one section of a page lie over another.

import './art.css';
import { Picture } from './pictures/paper-edge.svg';

/** Takes its colour from the text colour. */
export function PaperEdge({ className = '' }: { className?: string }) {
  return <Picture className={`art-paper-edge ${className}`} />;
}
