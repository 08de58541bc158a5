import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>;

class ErrorWords extends Component<{ children: ReactNode }> {
  override state = { words: '' };
  static getDerivedStateFromError = (error: Error) => ({ words: error.message });
  override render = () => (this.state.words ? <p>{this.state.words}</p> : this.props.children);
}

test('a component loaded on demand replaces its fallback, and renders at once the next time', async () => {
  const greeting = lazyCode(() => Promise.resolve(Greeting));
  const greet = (name: string) =>
    render(<LazyComponent code={greeting} props={{ name }} fallback={<p>Un momento</p>} />);
  const { unmount } = greet('Ana');
  expect(screen.queryByText('Un momento')).toBeInTheDocument();
  await screen.findByText('Hola, Ana');
  unmount();
  greet('Eva');
  expect(screen.queryByText('Hola, Eva')).toBeInTheDocument();
});

test('a component loaded on demand shows its fallback and reports when its code fails to load', async () => {
  const lost = lazyCode<typeof Greeting>(() => Promise.reject(new Error('gone')));
  const onError = vi.fn<() => void>();
  render(<LazyComponent code={lost} props={{ name: 'Ana' }} fallback={<p>Un momento</p>} onError={onError} />);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(screen.queryByText('Un momento')).toBeInTheDocument();
});

test('a component that a page is about has the page show its error', async () => {
  const lost = lazyCode<typeof Greeting>(() => Promise.reject(new Error('gone')));
  render(
    <ErrorWords>
      <LazyComponent onError="throw" code={lost} props={{ name: 'Ana' }} fallback={<p>Un momento</p>} />
    </ErrorWords>,
    { onCaughtError: () => undefined },
  );
  await screen.findByText('gone');
  expect(screen.queryByText('Un momento')).not.toBeInTheDocument();
});
