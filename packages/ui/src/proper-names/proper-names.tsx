export type ProperNamesProps = {
  text: string;
  /** Names that can occur in the text. */
  names: readonly string[];
};

/**
 * A text in which names of makers, models and dealers are excluded from the browser's translation, which would turn
 * "Captain" and "Force" into words. The other words are translated.
 *
 * @example <h1><ProperNames text="Captain tractors" names={['Captain']} /></h1>
 */
export function ProperNames({ text, names }: ProperNamesProps) {
  const [firstMatch] = names
    .filter((name) => name !== '' && text.includes(name))
    .map((name) => ({ name, at: text.indexOf(name) }))
    .sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  if (!firstMatch) return text;
  const { name, at } = firstMatch;
  const remainder = text.slice(at + name.length);
  return (
    <>
      {at > 0 && text.slice(0, at)}
      <span translate="no">{name}</span>
      {remainder && <ProperNames text={remainder} names={names} />}
    </>
  );
}
