import { useEffect, useState } from 'react';
import { useReadCopy } from '#web/queries/copy.ts';

/** Where nothing can be drawn on a canvas the stage says so, instead of staying dark without a word. */
export function NoPicture() {
  const text = useReadCopy();
  const [draws, setDraws] = useState(true);

  useEffect(() => {
    setDraws(document.createElement('canvas').getContext('2d') !== null);
  }, []);

  return draws ? null : <p className="stage-no-picture">{text('player_no_picture')}</p>;
}
