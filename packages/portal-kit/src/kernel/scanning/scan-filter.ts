/** Consecutive frames that must show the same code. A single blurred frame can be read as another code. */
const framesToConfirm = 2;
/** Consecutive frames without the code after which the same code counts again. */
const framesToForget = 5;

/**
 * Returns a function that receives the reading of each frame and returns each code once while the camera sees it.
 */
export function createScanFilter(): (code: string | undefined) => string | undefined {
  let candidate: string | undefined;
  let seen = 0;
  let reported: string | undefined;
  let absent = 0;
  return (code) => {
    absent = code === reported ? 0 : absent + 1;
    if (absent >= framesToForget) reported = undefined;
    seen = code === candidate ? seen + 1 : 1;
    candidate = code;
    if (code === undefined || code === reported || seen < framesToConfirm) return undefined;
    reported = code;
    absent = 0;
    return code;
  };
}
