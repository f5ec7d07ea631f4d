import { Link } from 'react-router-dom';
import { chakra } from '../../style/chakra.tsx';
import { buttonRecipe } from './button-recipe.ts';

/** A link to another screen that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);
