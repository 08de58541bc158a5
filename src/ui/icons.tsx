/** Decorative icons on a 24 px grid, in the colour of the text. */
import type { ReactNode, SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

export function Icon({ children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width="1.5rem"
      height="1.5rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"

      {...rest}
    >
      {children}
    </svg>
  );
}

export const iconOf = (path: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={path} />
  </Icon>
);

export const CloseIcon = iconOf('M6 6l12 12M18 6L6 18');
export const MenuIcon = iconOf('M4 8h16M4 16h11');
export const ArrowRightIcon = iconOf('M5 12h14M13 6l6 6-6 6');
export const ChevronDownIcon = iconOf('M6 9.5l6 6 6-6');
export const WarningIcon = iconOf('M12 4.5l8.5 14.5h-17zM12 10v4.5M12 17v.01');
export const CompareIcon = iconOf('M4 5h6v14H4zM14 5h6v14h-6z');

export function HeartIcon({ filled = false, ...props }: IconProps & { filled?: boolean }) {
  return (
    <Icon {...props}>
      <path
        fill={filled ? 'currentColor' : 'none'}
        d="M12 20S4 15.4 4 9.6A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.6C20 15.4 12 20 12 20z"
      />
    </Icon>
  );
}
