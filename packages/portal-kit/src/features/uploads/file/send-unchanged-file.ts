/** A file that was chosen cannot be read any more: it has changed on its disk, or has gone. */
export class FileChangedError extends Error {
  constructor() {
    super('portal-kit: the chosen file cannot be read any more.');
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

/** Sends a file as long as it is the one that was chosen. Rejects with {@link FileChangedError}, or as `send` does. */
export async function sendUnchangedFile<Answer>(file: File, send: () => Promise<Answer>): Promise<Answer> {
  if (!(await isReadable(file))) throw new FileChangedError();
  try {
    return await send();
  } catch (error) {
    // A browser tells of a file that changed on its way as of a lost connection.
    throw (await isReadable(file)) ? error : new FileChangedError();
  }
}
