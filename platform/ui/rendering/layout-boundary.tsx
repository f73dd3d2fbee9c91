import { Component, type ReactNode, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { keepServerPage, loadFromServer } from './server-page.ts';

/** Catches errors of the layout. Otherwise the router would show its own error page, which is in English. */
export class LayoutBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    window.tellFault?.(error);
  }

  override render() {
    return 'error' in this.state ? <Failed error={this.state.error} /> : this.props.children;
  }
}

function Failed({ error }: { error: unknown }) {
  keepServerPage(error);
  const { location: target, formMethod } = useNavigation();
  const wanted = target && formMethod === undefined ? target.pathname + target.search : undefined;
  useEffect(() => loadFromServer(wanted), [wanted]);
  return null;
}
