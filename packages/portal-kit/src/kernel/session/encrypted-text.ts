/** Rounds of the key derivation, as recommended by OWASP for PBKDF2 with SHA-256. The secret may be easy to guess. */
const iterations = 600_000;
const saltBytes = 16;
/** Length of the initialization vector of AES-GCM in bytes. */
const vectorBytes = 12;

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));

async function deriveKey(secret: string, salt: BufferSource): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/**
 * Encrypts a text with AES-GCM and a key that is derived from the secret. Returns Base64.
 *
 * Errors: rejects on a page without a secure context, because such a page has no `crypto.subtle`.
 */
export async function encryptText(text: string, secret: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const key = await deriveKey(secret, salt);
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return toBase64(new Uint8Array([...salt, ...iv, ...new Uint8Array(encrypted)]));
}

/** Decrypts a text of {@link encryptText}. Resolves with `null` for another secret or a changed text. */
export async function decryptText(encrypted: string, secret: string): Promise<string | null> {
  try {
    const bytes = fromBase64(encrypted);
    const salt = bytes.slice(0, saltBytes);
    const iv = bytes.slice(saltBytes, saltBytes + vectorBytes);
    const key = await deriveKey(secret, salt);
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      key,
      bytes.slice(saltBytes + vectorBytes),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}
