export declare const note: (text: string) => string;
