import { type ReactNode, useState } from 'react';

type FilmDropProps = {
  className?: string;
  as?: 'div' | 'li';
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** An element on which files can be dropped; people without a mouse use a file field. */
export function FilmDrop({ className = '', as: Place = 'div', onFiles, children }: FilmDropProps) {
  const [over, setOver] = useState(false);
  const holdsFiles = ({ dataTransfer }: React.DragEvent) => dataTransfer.types.includes('Files');
  return (
    <Place
      className={`${className} ${over ? 'studio-drop-over' : ''}`.trim()}
      onDragOver={(drag) => {
        if (!holdsFiles(drag)) return;
        drag.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(drop) => {
        if (!holdsFiles(drop)) return;
        drop.preventDefault();
        drop.stopPropagation();
        setOver(false);
        onFiles(inOrder([...drop.dataTransfer.files]));
      }}
    >
      {children}
    </Place>
  );
}

/**
 * Returns files sorted by name, with numbers by value ('day 2' before 'day 10'), in whatever order they were chosen.
 */
export function inOrder(files: readonly File[]): File[] {
  return files.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
