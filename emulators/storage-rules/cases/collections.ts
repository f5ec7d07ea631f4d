import type { Cases } from './case.ts';

/** Lists, sets, maps and their differences, under the catalogue's names. */
export const collectionCases: Cases = {
  'list.concat': [
    ['[1, 2].concat([2, 3]) == [1, 2, 2, 3]', true],
    ['[1].concat([2].toSet()) == [1, 2]', 'error'],
    ['[1].concat() == [1]', 'refused'],
  ],
  'list.hasAll': [
    ["['a', 'b'].hasAll(['a'])", true],
    ["['a', 'b'].hasAll([])", true],
    ["['a', 'b'].hasAll(['a', 'c'])", false],
    ["['a', 'b'].hasAll(['b'].toSet())", true],
    ["['a'].hasAll('a')", 'error'],
  ],
  'list.hasAny': [
    ["['a', 'b'].hasAny(['c', 'a'])", true],
    ["['a', 'b'].hasAny(['c'])", false],
    ["['a', 'b'].hasAny([])", false],
    ["['a'].hasAny({'a': 1})", 'error'],
  ],
  'list.hasOnly': [
    ["['a', 'b'].hasOnly(['b', 'a', 'c'])", true],
    ["['a', 'b', 'c'].hasOnly(['a', 'b'])", false],
    ['[].hasOnly([])', true],
    ["['a'].hasOnly(null)", 'error'],
  ],
  'list.join': [
    ["['a', 'b'].join('-') == 'a-b'", true],
    ["[1, 2.5, true, null].join(',') == '1,2.5,true,null'", true],
    ["[].join(',') == ''", true],
    ["[[1]].join(',') == '1'", 'error'],
    ["['a'].join(1) == 'a'", 'error'],
  ],
  'list.removeAll': [
    ['[1, 2, 2, 3].removeAll([2]) == [1, 3]', true],
    ['[1].removeAll([]) == [1]', true],
    ['[1].removeAll(1) == []', 'error'],
  ],
  'list.size': [
    ['[1, 2].size() == 2', true],
    ['resource.metadata.list.size() == 2', true],
    ['[1].size(1) == 1', 'refused'],
  ],
  'list.toSet': [
    ['[1, 1.0, 2].toSet().size() == 2', true],
    ["resource.metadata.text.toSet() == ['a'].toSet()", 'error'],
    ["'a'.toSet() == ['a'].toSet()", 'refused'],
  ],
  'set.difference': [
    ["['a', 'b'].toSet().difference(['a', 'c'].toSet()) == ['b'].toSet()", true],
    ["['a'].toSet().difference(['a'].toSet()).size() == 0", true],
    ["['a'].toSet().difference(['a']).size() == 0", 'error'],
  ],
  'set.hasAll': [
    ["['a', 'b'].toSet().hasAll(['a'])", true],
    ["['a'].toSet().hasAll(['a', 'b'].toSet())", false],
    ["['a'].toSet().hasAll(1)", 'error'],
  ],
  'set.hasAny': [
    ["['a', 'b'].toSet().hasAny(['c', 'b'].toSet())", true],
    ["['a'].toSet().hasAny(['b'])", false],
    ["['a'].toSet().hasAny('a')", 'error'],
  ],
  'set.hasOnly': [
    ["['a', 'b'].toSet().hasOnly(['a', 'b', 'c'])", true],
    ["['a', 'd'].toSet().hasOnly(['a', 'b', 'c'])", false],
    ["['a'].toSet().hasOnly(true)", 'error'],
  ],
  'set.intersection': [
    ["['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()", true],
    ["['a'].toSet().intersection(['b'].toSet()).size() == 0", true],
    ["['a'].toSet().intersection(['a']).size() == 1", 'error'],
  ],
  'set.size': [
    ["['a', 'b'].toSet().size() == 2", true],
    ["['a'].toSet().size('a') == 1", 'refused'],
  ],
  'set.union': [
    ["['a', 'b'].toSet().union(['b', 'c'].toSet()) == ['a', 'b', 'c'].toSet()", true],
    ["['a'].toSet().union(['b']) == ['a'].toSet()", 'error'],
  ],
  'map.diff': [
    ["{'a': 1}.diff({'a': 1}).affectedKeys().size() == 0", true],
    ['resource.diff(resource).addedKeys().size() == 0', true],
    ["{'a': 1}.diff(['a']).affectedKeys().size() == 0", 'error'],
    ['resource.metadata.list.diff({}).affectedKeys().size() == 0', 'error'],
  ],
  'map.get': [
    ["{'a': 1}.get('a', 2) == 1", true],
    ["{'a': 1}.get('b', 2) == 2", true],
    ["{'a': {'b': 1}}.get(['a', 'b'], 2) == 1", true],
    ["{'a': {'b': 1}}.get(['a', 'c'], 2) == 2", true],
    ["{'a': 1}.get(['a', 'b'], 2) == 2", true],
    ["request.auth.token.get('role', '') == ''", true],
    ["{'a': 1}.get('toString', 2) == 2", true],
    ["{'a': 1}.get(1, 2) == 2", 'error'],
    ["{'a': 1}.get([], 2) == 2", 'error'],
    ["{'a': 1}.get([1], 2) == 2", 'error'],
    ["{'a': 1}.get('a') == 1", 'refused'],
  ],
  'map.keys': [
    ["{'a': 1, 'b': 2}.keys() == ['a', 'b']", true],
    ["{'a': 1, 'b': 2}.keys().hasOnly(['b', 'a'])", true],
    ['resource.metadata.list.keys() == []', 'error'],
  ],
  'map.size': [
    ["{'a': 1}.size() == 1", true],
    ['{}.size() == 0', true],
    ['{}.size({}) == 0', 'refused'],
  ],
  'map.values': [
    ["{'a': 1, 'b': 2}.values() == [1, 2]", true],
    ['resource.metadata.text.values() == []', 'error'],
  ],
  'map_diff.addedKeys': [
    ["{'a': 1, 'b': 2}.diff({'b': 2}).addedKeys() == ['a'].toSet()", true],
    ["{'a': 1}.addedKeys() == ['a'].toSet()", 'refused'],
    ["resource.metadata.map.addedKeys() == ['a'].toSet()", 'error'],
  ],
  'map_diff.removedKeys': [
    ["{'a': 1}.diff({'a': 1, 'b': 2}).removedKeys() == ['b'].toSet()", true],
    ["resource.metadata.map.removedKeys() == ['a'].toSet()", 'error'],
  ],
  'map_diff.changedKeys': [
    ["{'a': 1, 'b': [1]}.diff({'a': 2, 'b': [1], 'c': 3}).changedKeys() == ['a'].toSet()", true],
    ["resource.metadata.map.changedKeys() == ['a'].toSet()", 'error'],
  ],
  'map_diff.unchangedKeys': [
    ["{'a': 1, 'b': [1]}.diff({'a': 2, 'b': [1]}).unchangedKeys() == ['b'].toSet()", true],
    ["resource.metadata.map.unchangedKeys() == ['a'].toSet()", 'error'],
  ],
  'map_diff.affectedKeys': [
    ["{'a': 1, 'b': 2, 'd': 4}.diff({'b': 3, 'c': 3, 'd': 4}).affectedKeys() == ['a', 'b', 'c'].toSet()", true],
    ["{'a': 1, 'b': 2}.diff({'a': 1}).affectedKeys().hasOnly(['a'])", false],
    ["resource.metadata.map.affectedKeys() == ['a'].toSet()", 'error'],
  ],
};
