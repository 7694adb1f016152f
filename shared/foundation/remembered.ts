/**
 * A reading of what never changes in place, kept with it: a record, a list, the catalogues of a day. While a person
 * types in one line the thousand others are not read again. Of each the last answer is kept, for the last facts given.
 * @param read a pure reading; the facts beside its subject are compared by identity.
 */
export function remembered<Subject extends object, Facts extends readonly unknown[], Answer>(
  read: (subject: Subject, ...facts: Facts) => Answer,
): (subject: Subject, ...facts: Facts) => Answer {
  const kept = new WeakMap<Subject, { facts: Facts; answer: Answer }>();
  return (subject, ...facts) => {
    const known = kept.get(subject);
    if (known && areSame(known.facts, facts)) return known.answer;
    const answer = read(subject, ...facts);
    kept.set(subject, { facts, answer });
    return answer;
  };
}

/** Without a closure: every line of a document asks at every key. */
function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}
