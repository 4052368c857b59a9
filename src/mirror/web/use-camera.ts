import { useEffect, useState } from 'react';
import { type Camera, type CameraProblem, type Facing, openCamera } from './camera.ts';

/** Reason for a missing picture: the browser's, a camera that went away, or a page that was left. */
export type Trouble = CameraProblem | 'lost' | 'left';

/**
 * The camera that looks `facing`, while its component is drawn, until the page is left or hidden. Camera and
 * trouble are both null while the camera is asked for.
 */
export function useCamera(facing: Facing) {
  const [camera, setCamera] = useState<Camera | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let open: Camera | null = null;
    let wanted = true;
    function end(why: Trouble | null) {
      wanted = false;
      open?.stop();
      setCamera(null);
      setTrouble(why);
    }
    const hide = () => document.hidden && end('left');
    document.addEventListener('visibilitychange', hide);
    void openCamera(facing, () => end('lost')).then((answer) => {
      if ('problem' in answer) {
        if (wanted) setTrouble(answer.problem);
        return;
      }
      if (!wanted) return answer.camera.stop();
      open = answer.camera;
      setCamera(open);
    });
    return () => {
      document.removeEventListener('visibilitychange', hide);
      end(null);
    };
  }, [facing, turn]);

  return { camera, trouble, again: () => setTurn(turn + 1) };
}
