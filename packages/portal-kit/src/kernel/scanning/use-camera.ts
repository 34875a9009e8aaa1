import { type RefObject, useEffect, useState } from 'react';

/** `blocked`: the user or the page does not allow the camera. `unsupported`: a page without HTTPS. `failed`: for example, another app uses the camera. */
export type CameraState = 'starting' | 'ready' | 'blocked' | 'missing' | 'unsupported' | 'failed';

function toCameraState(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/**
 * Shows the camera in a video element while the component is mounted, preferably the camera on the back.
 *
 * @returns The state of the camera, and a function that starts the camera again.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CameraState>('starting');
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt starts the camera again
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isStopped = false;
    const stop = () => {
      isStopped = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      // Only pages with HTTPS have this API.
      if (!navigator.mediaDevices?.getUserMedia) return setState('unsupported');
      setState('starting');
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (isStopped) return stop();
        for (const track of stream.getTracks()) track.addEventListener('ended', () => setState('failed'));
        const { current } = video;
        if (current) {
          current.srcObject = stream;
          await current.play();
        }
        if (!isStopped) setState('ready');
      } catch (error) {
        if (!isStopped) setState(toCameraState(error));
        stop();
      }
    };
    void start();
    return stop;
  }, [video, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
