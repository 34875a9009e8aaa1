export interface Versioned {
  version: number;
}

export interface Timed extends Versioned {
  createdAt: string;
  updatedAt: string;
}

export interface StoredResponse {
  readonly requestSha256: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBase64: string;
}
