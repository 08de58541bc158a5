import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Loaded, loadable, Needed } from '#src/ui/loaded.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>;

class ErrorWords extends Component<{ children: ReactNode }> {
  override state = { words: '' };
  static getDerivedStateFromError = (error: Error) => ({ words: error.message });
  override render = () => this.state.words || this.props.children;
}

describe('a component loaded on demand', () => {
  test('replaces its fallback, and renders at once the next time', async () => {
    const greeting = loadable(() => Promise.resolve(Greeting));
    const { unmount } = render(<Loaded of={greeting} props={{ name: 'Ana' }} instead={<p>Un momento</p>} />);
    expect(screen.queryByText('Un momento')).not.toBeNull();
    await screen.findByText('Hola, Ana');
    expect(screen.queryByText('Un momento')).toBeNull();
    unmount();
    render(<Loaded of={greeting} props={{ name: 'Eva' }} instead={<p>Un momento</p>} />);
    expect(screen.queryByText('Hola, Eva')).not.toBeNull();
  });

  test('keeps its fallback and reports when its code fails to load', async () => {
    const lost = loadable<{ name: string }>(() => Promise.reject(new Error('gone')));
    const onFailed = vi.fn<() => void>();
    render(<Loaded of={lost} props={{ name: 'Ana' }} instead={<p>Un momento</p>} onFailed={onFailed} />);
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(screen.queryByText('Un momento')).not.toBeNull();
  });

  test('that a page is about has the page show its error', async () => {
    const lost = loadable<{ name: string }>(() => Promise.reject(new Error('gone')));
    render(
      <ErrorWords>
        <Needed of={lost} props={{ name: 'Ana' }} instead={<p>Un momento</p>} />
      </ErrorWords>,
      { onCaughtError: () => undefined },
    );
    await screen.findByText('gone');
    expect(screen.queryByText('Un momento')).toBeNull();
  });
});
