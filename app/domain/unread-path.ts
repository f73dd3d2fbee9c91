/** Where an open page of the admin area looks for new messages by itself. */
export const unreadPath = '/admin/ungelesen';
