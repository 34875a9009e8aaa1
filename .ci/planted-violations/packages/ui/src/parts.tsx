// Parts that the document does not have, and one that nobody can know.
export const Planted = ({ name }: { name: string }) => (
  <p part="planted-in-code">
    <b part={`known ${name}`} />
  </p>
);
