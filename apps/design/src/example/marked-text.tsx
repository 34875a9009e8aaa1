/** Text in which backticks mark code. */
export function MarkedText({ children: text }: { children: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
