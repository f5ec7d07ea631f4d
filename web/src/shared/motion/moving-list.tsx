import {
  Children,
  Component,
  createElement,
  createRef,
  isValidElement,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { type Movement, moving, type Places } from './mover.ts';

interface ListProps {
  children?: ReactNode;
  /** The list's own element, for others. */
  list?: RefObject<HTMLElement | null>;
}

/** Returns a list whose entries are seen to leave, come and change places. Each needs a key. */
export function movingList<Props extends object>(
  List: ComponentType<Props>,
  movement: Movement = 'fade',
): ComponentType<Props & ListProps> {
  return class MovingList extends Component<Props & ListProps> {
    private readonly own = createRef<HTMLElement>();

    private get list() {
      return this.props.list ?? this.own;
    }

    override getSnapshotBeforeUpdate(previous: ListProps): Places | null {
      const list = this.list.current;
      if (!list || !moving() || keysOf(previous.children) === keysOf(this.props.children)) return null;
      return new Map([...list.children].map((entry) => [entry, entry.getBoundingClientRect()]));
    }

    override componentDidUpdate(_previous: unknown, _state: unknown, places: Places | null): void {
      if (places && this.list.current) moving()?.reorder(this.list.current, places, movement);
    }

    override render() {
      const { list: _list, ...props } = this.props;
      return createElement(List, { ...(props as unknown as Props), ref: this.list });
    }
  };
}

function keysOf(entries: ReactNode): string {
  return Children.toArray(entries)
    .map((entry) => isValidElement(entry) && entry.key)
    .join(' ');
}
