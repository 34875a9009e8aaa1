// Planted: a part without documentation, and a part name that is not a literal.
export const Planted = ({ name }: { name: string }) => (
  <p part="planted-in-code">
    <b part={`known ${name}`} />
  </p>
);
