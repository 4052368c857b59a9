import { useEffect, useState } from 'react';
import { type Camera, type CameraProblem, type Facing, openCamera } from './camera.ts';

/** The reason why there is no picture: the browser's reason, a camera that was lost, or a page that was left. */
export type Trouble = CameraProblem | 'lost' | 'left';

/**
 * Opens the camera of the direction `facing` while its component is shown, until the page is left or hidden. Camera
 * and trouble are both null until the camera has answered.
 */
export function useCamera(facing: Facing) {
  const [camera, setCamera] = useState<Camera | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [request, setRequest] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `request` opens the camera again
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
  }, [facing, request]);

  return { camera, trouble, again: () => setRequest(request + 1) };
}
