import { styled } from 'storybook/theming';

export const Sheet = styled.div({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  containerType: 'inline-size',
});

export const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '8px 12px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  fontSize: theme.typography.size.s2,
}));

export const Group = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 });

export const Choice = styled.button(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  padding: '0 8px',
  border: 0,
  borderRadius: theme.appBorderRadius,
  background: 'transparent',
  color: theme.color.defaultText,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: theme.background.hoverable },
  '&[aria-pressed=true]': {
    background: theme.background.hoverable,
    boxShadow: `inset 0 0 0 1px ${theme.color.secondary}`,
    fontWeight: theme.typography.weight.bold,
  },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
}));

type Tone = 'critical' | 'caution' | 'info' | 'quiet' | 'positive';

export const Dot = styled.span<{ tone: Tone }>(({ theme, tone }) => ({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: {
    critical: theme.color.negative,
    caution: theme.color.gold,
    info: theme.color.secondary,
    quiet: 'transparent',
    positive: theme.color.positive,
  }[tone],
  boxShadow: tone === 'quiet' ? `inset 0 0 0 1px ${theme.textMutedColor}` : undefined,
}));

export const Muted = styled.span(({ theme }) => ({ color: theme.textMutedColor }));

export const Says = styled.strong({ flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 });

export const Problem = styled.p(({ theme }) => ({
  margin: 0,
  padding: '8px 12px',
  color: theme.color.negativeText,
  background: theme.background.negative,
  fontSize: theme.typography.size.s2,
}));

export const Floor = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 16,
  padding: 12,
});

export const Frame = styled.figure({ flex: '1 1 260px', minWidth: 0, margin: 0 });

export const Caption = styled.figcaption(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginBottom: 4,
  color: theme.textMutedColor,
  fontSize: theme.typography.size.s1,
}));

export const Field = styled.textarea(({ theme }) => ({
  width: '100%',
  minHeight: 56,
  padding: 8,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  resize: 'vertical',
}));
