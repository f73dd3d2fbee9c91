/** Where open pages of the admin area ask by themselves: nobody is at work by that. */
export const watchPath = '/admin/ungelesen';
