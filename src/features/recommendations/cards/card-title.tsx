import type { Role } from '#contract/facts.ts';
import { TargetMark } from '#src/ui/target-mark.tsx';

const ROLE_NAMES: Record<Role, string> = { best: 'Mejor para ti', saver: 'Ahorra', different: 'Otra forma' };

interface CardTitleProps {
  id: string;
  name: string;
  /** `null` where a tab says it already. */
  label: string | null;
  role: Role | null;
  best: boolean;
}

export function CardTitle({ id, name, label, role, best }: CardTitleProps) {
  const roleName = role && !(best && label) ? ROLE_NAMES[role] : null;
  return (
    <div className="min-w-0">
      {(label || roleName) && (
        <p
          className={`flex flex-wrap items-center gap-x-1.5 text-sm font-semibold ${best ? 'text-accent' : 'text-muted'}`}
        >
          {best && <TargetMark className="size-5" />}
          {label}
          {label && roleName && <span aria-hidden="true">·</span>}
          {roleName}
        </p>
      )}
      <h3 id={id} className="mt-1">
        {name}
      </h3>
    </div>
  );
}
