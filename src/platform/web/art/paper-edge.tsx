// The torn upper edge of a sheet of paper, as wide as its parent, so that one section of a page looks
// like a sheet over another.

import './art.css';
import { Picture } from './pictures/paper-edge.svg';

/** A torn edge of paper, in the color --paper of its section. */
export function PaperEdge() {
  return <Picture className="art-paper-edge" />;
}
