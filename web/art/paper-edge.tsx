// The torn upper edge of a sheet of paper, as wide as its place: lets one section of a page lie over another.

import './art.css';
import { Drawing } from './drawing.tsx';

/** Takes its colour from the text colour. */
export function PaperEdge({ className = '' }: { className?: string }) {
  return (
    <Drawing className={`art-paper-edge ${className}`} viewBox="0 0 1600 60" fit="none">
      <path
        fill="currentColor"
        d="M0 61V34C60 26 118 40 180 30C262 16 300 34 372 28C430 22 468 8 540 14C604 20 640 40 716 36C800 30 822 12 900 16C960 20 1010 38 1078 32C1150 24 1192 10 1262 18C1330 26 1362 42 1430 34C1490 28 1540 16 1600 24V61Z"
      />
    </Drawing>
  );
}
