// The device's camera is opened only when a person presses a button for it. The camera's picture stays in the page.

/**
 * The reason why there is no picture: no camera, permission refused, camera used by another program, page without
 * https, or another failure.
 */
export type CameraProblem = 'none' | 'refused' | 'taken' | 'insecure' | 'failed';

export type Facing = 'user' | 'environment';

export type Camera = {
  stream: MediaStream;
  /** Direction in which the camera looks; null when the device does not say. */
  facing: Facing | null;
  /** Stops the camera, so that its light goes out. */
  stop(): void;
};

/**
 * Asks for the camera that looks at the person, or for the one that looks away. `onLost` is called when the
 * camera is unplugged or the permission is taken back.
 */
export async function openCamera(
  facing: Facing,
  onLost: () => void,
): Promise<{ camera: Camera } | { problem: CameraProblem }> {
  if (!navigator.mediaDevices?.getUserMedia) return { problem: isSecureContext ? 'none' : 'insecure' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      // These values are preferences, not conditions: a camera of 15 frames a second is accepted too.
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

/** Whether the device has a second camera to change to. */
export async function hasTwoCameras(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1;
}

/** Returns the problem for an error of getUserMedia, by the error's name (Media Capture and Streams). */
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
