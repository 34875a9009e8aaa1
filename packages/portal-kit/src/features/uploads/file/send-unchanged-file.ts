/**
 * The chosen file cannot be read, because it changed or was deleted on the disk. `cause` is the error of the upload, if the
 * upload had started.
 */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';

  constructor(cause?: unknown) {
    super(
      'portal-kit: the chosen file changed or was deleted, so it was not uploaded. Choose the file again.',
      { cause },
    );
  }
}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * Sends a file if the file is unchanged since the user chose it. Rejects with {@link FileChangedError}, or with the
 * error of `send`.
 */
export async function sendUnchangedFile<Response>(
  file: File,
  send: () => Promise<Response>,
): Promise<Response> {
  if (!(await isReadable(file))) throw new FileChangedError();
  try {
    return await send();
  } catch (error) {
    // Browsers report a file that changes during the upload as a network error.
    throw (await isReadable(file)) ? error : new FileChangedError(error);
  }
}
