/** Content that is rendered at build only: no code of this folder reaches the browser. */
import type { ReactElement } from 'react';
import type { BuiltContent } from '#contract/built/built-page.ts';
import { GoneContent } from './gone-content.tsx';
import { GuideContent } from './guide-content.tsx';
import { GuideIndexContent } from './guide-index-content.tsx';
import { LaptopContent } from './laptop-content.tsx';
import { LaptopListContent } from './laptop-list-content.tsx';
import { MethodContent } from './method-content.tsx';

export function renderBuilt(content: BuiltContent): ReactElement {
  switch (content.kind) {
    case 'laptop':
      return <LaptopContent laptop={content.laptop} />;
    case 'gone':
      return <GoneContent gone={content.gone} />;
    case 'list':
      return <LaptopListContent list={content.list} />;
    case 'method':
      return <MethodContent method={content.method} />;
    case 'guides':
      return <GuideIndexContent guides={content.guides} />;
    case 'guide':
      return <GuideContent guide={content.guide} />;
    default:
      throw content satisfies never;
  }
}
