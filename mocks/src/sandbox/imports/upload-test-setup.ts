import { beforeAll, beforeEach, expect } from 'vitest';
import { UploadTestClient } from './upload-test-client.ts';

/**
 * Sets up a client that uploads files, for tests. Each test starts with the same data, so that its tokens are valid.
 */
export function setupUploadTests(): () => UploadTestClient {
  let uploads: UploadTestClient;
  let start: string;
  beforeAll(async () => {
    uploads = await UploadTestClient.open();
    start = uploads.chain.control.snapshot();
    return async () => {
      expect(uploads.chain.control.violations()).toEqual([]);
      await uploads.chain.close();
    };
  });
  beforeEach(() => uploads.chain.control.restore(start));
  return () => uploads;
}
