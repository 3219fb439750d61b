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
  const [first] = names
    .filter((name) => name !== '' && text.includes(name))
    .map((name) => ({ name, at: text.indexOf(name) }))
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length);
  if (!first) return text;
  const { name, at } = first;
  const remainder = text.slice(at + name.length);
  return (
    <>
      {at > 0 && text.slice(0, at)}
      <span translate="no">{name}</span>
      {remainder && <ProperNames text={remainder} names={names} />}
    </>
  );
}
