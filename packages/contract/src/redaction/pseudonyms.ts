const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const DOMAIN = 'example.invalid';

const NAMES = new Set(['firstname', 'lastname', 'nickname', 'fullname', 'username', 'contactname']);
const AUTHORS = new Set(['by', 'createdby', 'updatedby', 'uploadedby']);
const PEOPLE = new Set(['user', 'profile', 'account', 'contact']);

type Kind = 'email' | 'name' | 'phone' | 'taxId';

const make: Readonly<Record<Kind, (place: number) => string>> = {
  email: (place) => `person-${place}@${DOMAIN}`,
  name: (place) => `Person ${place}`,
  // The contract's formats, so that a recording conforms to the contract.
  phone: (place) => `200-555-${String(place % 10_000).padStart(4, '0')}`,
  taxId: (place) => `00-${String(place % 10_000_000).padStart(7, '0')}`,
};

/** Replaces people by pseudonyms. The same person has the same pseudonym in a whole recording. */
export class Pseudonyms {
  readonly #given = new Map<string, string>();
  readonly #count: Record<Kind, number> = { email: 0, name: 0, phone: 0, taxId: 0 };

  /** Replaces email addresses in a text. */
  inText(text: string): string {
    return text.replace(EMAIL, (email) =>
      email.endsWith(`@${DOMAIN}`) ? email : this.#of('email', email.toLowerCase()),
    );
  }

  /** Replaces the value of a field of a JSON object. `parent` is the name of the field with the object. */
  inField(name: string, value: string, parent: string | undefined): string {
    const key = name.toLowerCase();
    const isName = NAMES.has(key) || (key === 'name' && PEOPLE.has(parent?.toLowerCase() ?? ''));
    const text = this.inText(value);
    if (text !== value || text === '') return text;
    if (isName) return this.#of('name', value);
    if (/phone|mobile|fax/.test(key)) return this.#of('phone', value);
    if (key === 'taxid') return this.#of('taxId', value);
    // A partner's user is recorded as "<user> (<partner>)".
    if (AUTHORS.has(key))
      return value.replace(/^(.+?) \(/, (_, user: string) => `${this.#of('name', user)} (`);
    return value;
  }

  #of(kind: Kind, original: string): string {
    const key = `${kind} ${original}`;
    const given = this.#given.get(key);
    if (given !== undefined) return given;
    this.#count[kind] += 1;
    const pseudonym = make[kind](this.#count[kind]);
    this.#given.set(key, pseudonym);
    return pseudonym;
  }
}
