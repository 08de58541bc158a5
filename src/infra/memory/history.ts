import {
  computersToSave,
  type History,
  isDuplicate,
  type SavedSet,
  savedSetId,
  setDenied,
  setMissing,
  withoutEmpty,
} from '#src/services/history.ts';

export function createMemoryHistory(): History {
  const saved = new Map<string, SavedSet & { uid: string }>();

  const list = (uid: string): SavedSet[] =>
    [...saved.values()]
      .filter((set) => set.uid === uid)
      .toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))
      .map(({ id, createdAt, criteria, computers }) => ({ id, createdAt, criteria, computers }));

  return {
    save: async (uid, result) => {
      const computers = computersToSave(uid, result);
      if (list(uid).some((set) => isDuplicate(set.createdAt, result.timestamp))) return 'already_exists';
      const id = savedSetId(uid, result.timestamp);
      const requirements = withoutEmpty(result.answers.requirements);
      const criteria = withoutEmpty({ ...result.answers, requirements });
      saved.set(id, { id, uid, createdAt: new Date(result.timestamp), criteria, computers });
      return 'saved';
    },
    list: async (uid) => list(uid),
    remove: async (uid, id) => {
      const set = saved.get(id);
      if (!set) throw setMissing();
      if (set.uid !== uid) throw setDenied();
      saved.delete(id);
    },
  };
}
