import { isTokenUnavailable } from '../errors/token-unavailable';

const knownNames =
  /^(?:(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error|DOMException|CodeMissingError)$/;
const mostFrames = 10;
/** A position in a script file, without the folders of its address. */
const frame = /([\w.-]{1,80}\.m?[jt]sx?)(?:\?[^\s:)]*)?:(\d+):(\d+)\)?$/;

/** Returns the error's name if it's known, otherwise `Error`, because other names may contain arbitrary text. */
function getErrorName(error: unknown): string {
  if (isTokenUnavailable(error)) return 'TokenUnavailableError';
  const name = error instanceof Error ? error.name : '';
  return knownNames.test(name) ? name : 'Error';
}

/** Formats a stack's positions. Leaves out the message, which Chromium's stacks start with. */
function formatStackFrames(error: unknown): string | undefined {
  const { stack = '', message = '' } = error instanceof Error ? error : {};
  const lines = stack.replace(message, '').split('\n');
  const chromiumLines = lines.filter((line) => line.startsWith('    at '));
  const frames = (
    chromiumLines.length > 0 ? chromiumLines : lines.filter((line) => line.includes('@'))
  ).flatMap((line) => {
    const [, file, row, column] = frame.exec(line) ?? [];
    return file === undefined ? [] : [`${file}:${row}:${column}`];
  });
  return frames.length === 0 ? undefined : frames.slice(0, mostFrames).join('\n');
}

/** Describes an error without its message. */
export function exceptionAttributes(error: unknown) {
  const stacktrace = formatStackFrames(error);
  return {
    'exception.type': getErrorName(error),
    ...(stacktrace !== undefined && { 'exception.stacktrace': stacktrace }),
  };
}
