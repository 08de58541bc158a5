export interface CompareChoiceState {
  chosen: boolean;
  /** As many are chosen as can be compared. */
  full: boolean;
  onChange: (chosen: boolean) => void;
}

export function CompareChoice({ name, chosen, full, onChange }: CompareChoiceState & { name: string }) {
  return (
    <label className="no-print flex min-h-11 cursor-pointer items-center gap-2.5 self-start font-semibold has-disabled:cursor-not-allowed has-disabled:text-muted">
      <input
        type="checkbox"
        aria-label={`Comparar ${name}`}
        className="size-5 accent-accent"
        checked={chosen}
        disabled={full && !chosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      Comparar
    </label>
  );
}
