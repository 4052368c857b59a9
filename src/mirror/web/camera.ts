// The device's camera is asked for when a person presses and never before. Its picture stays in the page.

/**
 * Reason for a missing picture: no camera, refused, used by another program, a page without https, or not to
 * be had.
 */
export type CameraProblem = 'none' | 'refused' | 'taken' | 'insecure' | 'failed';

export type Facing = 'user' | 'environment';

export type Camera = {
  stream: MediaStream;
  /** Direction in which the camera looks; null when the device does not say. */
  facing: Facing | null;
  /** Stops the camera, whose light goes out. */
  stop(): void;
};

/**
 * Asks for the camera that looks at the person, or away. `onLost` is called when the camera is unplugged or
 * the permission is taken back.
 */
export async function openCamera(
  facing: Facing,
  onLost: () => void,
): Promise<{ camera: Camera } | { problem: CameraProblem }> {
  if (!navigator.mediaDevices?.getUserMedia) return { problem: isSecureContext ? 'none' : 'insecure' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      // The constraints are preferences, not conditions: a camera of 15 frames a second is welcome.
      video: { facingMode: facing, width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } },
    });
    const [track] = stream.getVideoTracks();
    if (!track) return { problem: 'none' };
    track.addEventListener('ended', onLost);
    const { facingMode } = track.getSettings();
    return {
      camera: {
        stream,
        facing: facingMode === 'user' || facingMode === 'environment' ? facingMode : null,
        stop() {
          track.removeEventListener('ended', onLost);
          track.stop();
        },
      },
    };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** True when the device has a second camera to turn to. */
export async function hasTwoCameras(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1;
}

/** The names that the standard gives these refusals (Media Capture and Streams, getUserMedia). */
function problemOf(error: unknown): CameraProblem {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none';
    case 'NotReadableError':
    case 'AbortError':
      return 'taken';
    default:
      return 'failed';
  }
}
