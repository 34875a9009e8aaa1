import type { Page } from '@playwright/test';

/**
 * Returns the bounding box of the visibly different pixels, or `null` for equal images. The page decodes the images.
 * `tolerance` is the largest ignored difference of a channel.
 */
export async function comparePictures(page: Page, one: Buffer, other: Buffer, tolerance = 24) {
  if (one.equals(other)) return null;
  return page.evaluate(
    async ({ pictures, tolerance }) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!first || !second) return 'no pictures';
      if (first.width !== second.width || first.height !== second.height)
        return `${first.width}×${first.height} and ${second.width}×${second.height}`;
      const box = { left: Infinity, top: Infinity, right: -1, bottom: -1, pixels: 0 };
      for (let at = 0; at < first.data.length; at += 4) {
        const isSame = [0, 1, 2].every(
          (channel) =>
            Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) <= tolerance,
        );
        if (isSame) continue;
        const [x, y] = [(at / 4) % first.width, Math.floor(at / 4 / first.width)];
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
        box.pixels += 1;
      }
      return box.pixels === 0 ? null : box;
    },
    { pictures: [one.toString('base64'), other.toString('base64')], tolerance },
  );
}
