import { defineMessages } from '../messages/define-messages';

export const scanningMessages = defineMessages('scanning', () => ({
  scan: 'Scan a barcode',
  camera: 'Camera',
  starting: 'Starting the camera',
  aim: 'Point the camera at a barcode, or type its code.',
  lookingUp: (code: string) => `Looking up ${code}`,
  blocked: 'The camera is blocked for this page. Allow it in the settings of your browser, or type the code.',
  missing: 'No camera was found. Type the code.',
  unsupported: "This page can't use the camera. Type the code.",
  failed: "The camera couldn't be started. Close other apps that use it and try again, or type the code.",
  readerMissing: "The barcode reader couldn't be loaded. Try again, or type the code.",
  code: 'Code',
  use: 'Use code',
  undo: 'Undo',
  done: 'Done',
}));
